/** The steps of a trick where there is no film beside them; nothing where it has none. */
export function PlainSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <ol className="list-decimal space-y-2 pl-6 marker:font-display marker:text-signal-text">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
