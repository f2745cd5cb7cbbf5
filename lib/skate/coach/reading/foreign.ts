import french from '../lexicon/french.json' with { type: 'json' }
import german from '../lexicon/german.json' with { type: 'json' }
import japanese from '../lexicon/japanese.json' with { type: 'json' }
import portuguese from '../lexicon/portuguese.json' with { type: 'json' }
import spanish from '../lexicon/spanish.json' with { type: 'json' }
import { type Language, languageOf } from './lexicon.ts'

/** The languages besides English, whose rows are as many as the English ones: a device does without them. */
export const FOREIGN: readonly Language[] = [
  languageOf([spanish]),
  languageOf([portuguese]),
  languageOf([french]),
  languageOf([german]),
  languageOf([japanese]),
]
