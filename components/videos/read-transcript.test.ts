import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTranscript } from './read-transcript'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', fetched))

const transcript = { videoId: 'a', language: 'en', formattedText: 'Hi', segments: [] }
const answers = (status: number, body: unknown) => fetched.mockResolvedValue(Response.json(body, { status }))

afterEach(() => {
  vi.useRealTimers()
  fetched.mockReset()
})

describe('readTranscript', () => {
  it('asks once within the hour, and again after it', async () => {
    vi.useFakeTimers()
    fetched.mockImplementation(async () => Response.json(transcript))
    expect(await readTranscript('good_video_')).toEqual({ transcript })
    vi.advanceTimersByTime(59 * 60_000)
    expect(await readTranscript('good_video_')).toEqual({ transcript })
    expect(fetched).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2 * 60_000)
    await readTranscript('good_video_')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('takes a video without captions at its word', async () => {
    answers(404, { code: 'not_found', message: 'None' })
    const none = { transcript: null, isFinal: true }
    expect(await readTranscript('mute_video_')).toEqual(none)
    expect(await readTranscript('mute_video_')).toEqual(none)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it.each(['unavailable', 'no network'])('asks again after %s', async (problem) => {
    if (problem === 'no network') fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    else fetched.mockResolvedValueOnce(Response.json({ message: 'Down' }, { status: 503 }))
    expect(await readTranscript(problem)).toEqual({ transcript: null, isFinal: false })
    answers(200, transcript)
    expect(await readTranscript(problem)).toEqual({ transcript })
  })
})
