import type { ReactNode } from 'react'
import type { LineEntry, SharedLine } from '@/lib/lines/schema'
import { startingPositionNames } from '@/lib/lines/taxonomy'
import { StepNumber, StepTable } from './step-table'
import { TrickLink } from './trick-link'

type Step = Pick<LineEntry, 'trick' | 'reasoning'> & Partial<LineEntry>

type TableProps = { caption: string; steps: Step[]; badges: (trick: LineEntry['trick']) => ReactNode }

/** A line to read, and to print. */
export function ReadLine({ caption, steps, badges }: TableProps) {
  return (
    <StepTable caption={caption}>
      {steps.map((step, at) => (
        <tr key={step.trick.id} className="break-inside-avoid">
          <td>
            <StepNumber order={at + 1} />
          </td>
          <td>
            <p className="font-semibold text-lg leading-tight">{step.trick.name}</p>
            <div className="mt-1 flex flex-wrap items-center gap-2">{badges(step.trick)}</div>
            <TrickLink {...step} />
          </td>
          <td>{step.reasoning}</td>
        </tr>
      ))}
    </StepTable>
  )
}

/** The steps of a saved line in the form of a planned one. */
export const stepsOf = ({ tricks }: Pick<SharedLine, 'tricks'>): Step[] =>
  tricks.map(({ reasoning, enters, leaves, repair, ...trick }) => ({
    trick,
    reasoning,
    enters,
    leaves,
    repair,
  }))

/** How many tricks from where. */
export const lineFacts = ({ tricks, startingPosition }: Pick<SharedLine, 'tricks' | 'startingPosition'>) =>
  `${tricks.length} ${tricks.length === 1 ? 'trick' : 'tricks'} from: ${startingPositionNames[startingPosition]}`
