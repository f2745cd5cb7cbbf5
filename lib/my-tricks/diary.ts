import type { DiaryChange, DiaryDay, PracticeDay } from './schema'

/** Writes a change into a diary, whose days come in order; a day on which nothing stands any more goes. */
export function withDay(diary: readonly DiaryDay[], change: DiaryChange): DiaryDay[] {
  const known = diary.find(({ day }) => day === change.day)
  const { day, rest = known?.rest ?? null, place = known?.place ?? '', note = known?.note ?? '' } = change
  const others = diary.filter((other) => other.day !== day)
  if (rest === null && place === '' && note === '') return others
  return [...others, { day, rest, place, note }].sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** A day that was written down elsewhere, beside what stands here: that stays, and what is empty is filled. */
export const withBroughtDay = (known: DiaryDay | undefined, brought: DiaryDay): DiaryDay => ({
  day: brought.day,
  rest: known?.rest ?? brought.rest,
  place: known?.place || brought.place,
  note: known?.note || brought.note,
})

/** The places of a diary, the latest first, each once. */
export const placesIn = (diary: readonly DiaryDay[]): string[] => [
  ...new Set(diary.toReversed().flatMap(({ place }) => place || [])),
]

type SessionDay = PracticeDay & Pick<DiaryDay, 'place' | 'note'>

/** The days of practice with what is written down of them, the latest first; a day of words alone is one too. */
export function sessionDays(practice: readonly PracticeDay[], diary: readonly DiaryDay[]): SessionDay[] {
  const words = new Map(diary.map((day) => [day.day, day]))
  const practiced = practice.filter(({ tries }) => tries > 0)
  const known = new Set(practiced.map(({ day }) => day))
  const written = diary.filter(({ day, place, note }) => !known.has(day) && (place || note))
  return [...practiced, ...written.map(({ day }) => ({ day, tries: 0, lands: 0 }))]
    .map((each) => ({
      ...each,
      place: words.get(each.day)?.place ?? '',
      note: words.get(each.day)?.note ?? '',
    }))
    .sort((one, other) => (one.day < other.day ? 1 : -1))
}
