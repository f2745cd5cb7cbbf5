const perks = [
  {
    title: 'Track Progress',
    text: 'Log tries and lands with one tap each. See your landing rate, and how sure it is.',
  },
  { title: 'Save Tutorials', text: 'Every trick you save keeps its steps, its video and your own notes.' },
  {
    title: 'Create Runs',
    text: 'Put what you can land into lines that flow, for your spot and your contest.',
  },
  {
    title: 'Track Mastery',
    text: 'Learning, consistent, mastered: know what to practice and what comes next.',
  },
]

/** What an account is good for. */
export const Perks = ({ level, className }: { level: 'h2' | 'h3'; className: string }) => {
  const Heading = level
  return (
    <ul className={`grid gap-4 ${className}`}>
      {perks.map(({ title, text }, index) => (
        <li key={title} className="border-2 border-line bg-sheet p-5 shadow-sticker">
          <span aria-hidden="true" className="font-display text-4xl text-signal-text">
            {index + 1}
          </span>
          <Heading className="mt-3 text-2xl">{title}</Heading>
          <p className="mt-2 text-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
