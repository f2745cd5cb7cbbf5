import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchTranscript } from './transcript'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  // On a server each call has a query client of its own.
  vi.stubGlobal('window', globalThis)
})

const transcript = { videoId: 'a', language: 'en', formattedText: 'Hi', segments: [] }
const respond = (status: number, body: unknown) => fetched.mockResolvedValue(Response.json(body, { status }))

afterEach(() => {
  vi.useRealTimers()
  fetched.mockReset()
})

describe('fetchTranscript', () => {
  it('requests a transcript once within an hour, and again after it', async () => {
    vi.useFakeTimers()
    fetched.mockImplementation(async () => Response.json(transcript))
    expect(await fetchTranscript('good_video_')).toEqual(transcript)
    vi.advanceTimersByTime(59 * 60_000)
    expect(await fetchTranscript('good_video_')).toEqual(transcript)
    expect(fetched).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2 * 60_000)
    await fetchTranscript('good_video_')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('remembers that a video has no captions', async () => {
    respond(404, { code: 'not_found', message: 'None' })
    expect(await fetchTranscript('mute_video_')).toBeNull()
    expect(await fetchTranscript('mute_video_')).toBeNull()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it.each(['unavailable', 'no network'])('requests it again after %s', async (problem) => {
    if (problem === 'no network') fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    else fetched.mockResolvedValueOnce(Response.json({ message: 'Down' }, { status: 503 }))
    await expect(fetchTranscript(problem)).rejects.toThrow()
    respond(200, transcript)
    expect(await fetchTranscript(problem)).toEqual(transcript)
  })
})
