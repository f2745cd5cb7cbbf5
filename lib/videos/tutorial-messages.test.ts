import { describe, expect, it } from 'vitest'
import { AppError, outageMessage } from '../errors'
import { quotaError } from './quota'
import { failureMessage, tutorialErrorMessage, tutorialLoadedMessage } from './tutorial-messages'

const quota = 'The YouTube API is temporarily unavailable due to quota limits. Please try again later.'
const meanwhile =
  ' Your existing tutorial will continue to work, and you can try finding new tutorials in about an hour.'

const serverSays = (message: string, status = 500) => new AppError('unavailable', message, { status })

describe('tutorialErrorMessage', () => {
  it.each([
    ['list', quota + meanwhile],
    ['lines', quota + meanwhile],
    ['carousel', quota],
    ['suggestion', quota],
  ] as const)('explains a spent quota in %s', (place, text) => {
    expect(tutorialErrorMessage(place, serverSays(quotaError(3600).message, 503))).toBe(text)
    expect(tutorialErrorMessage(place, serverSays('503: Service Unavailable', 503))).toBe(text)
    expect(tutorialErrorMessage(place, serverSays('Daily limit exceeded', 503))).toBe(text)
  })

  it.each([failureMessage, outageMessage])('does not blame the quota for: %s', (message) => {
    expect(tutorialErrorMessage('list', serverSays(message, 503))).toBe(message)
  })

  it.each([
    ['list', 'Network error while loading the tutorial. Please check your connection and try again.'],
    ['lines', 'Network error while loading the tutorial. Please check your connection and try again.'],
    ['carousel', 'Network error while loading the tutorial. Please try again'],
  ] as const)('explains a lost connection in %s', (place, text) => {
    expect(tutorialErrorMessage(place, null)).toBe(text)
  })

  it('passes on the message of the server', () => {
    expect(tutorialErrorMessage('list', serverSays('No tutorial was found for this trick'))).toBe(
      'No tutorial was found for this trick',
    )
  })

  it.each([
    ['list', 'Failed to load tutorial video'],
    ['carousel', 'Failed to load tutorial video'],
    ['lines', 'Failed to load tutorial'],
  ] as const)('fall back in %s when it says nothing', (place, text) => {
    expect(tutorialErrorMessage(place, serverSays('500: Internal Server Error'))).toBe(text)
    expect(tutorialErrorMessage(place, serverSays(''))).toBe(text)
  })
})

it('tutorialLoadedMessage depends on the place', () => {
  expect(tutorialLoadedMessage('list', false)).toBe('Tutorial video loaded successfully')
  expect(tutorialLoadedMessage('suggestion', false)).toBe('Tutorial loaded successfully!')
  expect(tutorialLoadedMessage('lines', true)).toBe('New tutorial loaded successfully')
})
