/** A question that helps where nothing was understood, and the beginning of an answer to it. */
export interface Question {
  readonly question: string
  readonly fills: string
}

export const QUESTIONS: readonly Question[] = [
  { question: 'What do you land already?', fills: 'I can ollie and shuvit, what next' },
  { question: 'Where do you skate?', fills: 'Something easy for a curb or ledge' },
  { question: 'What should it have in it?', fills: 'A trick with a spin and no flip' },
]
