import type { Instrumentation } from 'next'
import { unavailableFrom } from './lib/db/errors'
import { noteOutage } from './lib/outages'

/** Tells the server which page failed because the database is away: the framework calls every failure a 500. */
export const onRequestError: Instrumentation.onRequestError = (error, { path }) => {
  if (unavailableFrom(error)) noteOutage(path)
}
