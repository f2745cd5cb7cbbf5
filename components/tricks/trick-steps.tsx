/** Step-by-step instructions as a numbered list. */
export function TrickSteps({ steps }: { steps: string[] }) {
  return (
    <ol className="space-y-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span aria-hidden="true" className="font-display text-signal-text text-xl leading-6">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
