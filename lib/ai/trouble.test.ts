import { APICallError, NoObjectGeneratedError } from 'ai'
import { describe, expect, it } from 'vitest'
import { troubleOf } from './trouble'

const refusal = (statusCode: number | undefined, message: string, responseHeaders = {}) =>
  new APICallError({
    message,
    url: 'http://127.0.0.1/v1/chat/completions',
    requestBodyValues: {},
    statusCode,
    responseBody: JSON.stringify({ error: { message } }),
    responseHeaders,
  })

describe('what keeps a model from answering', () => {
  it.each([
    [401, 'Incorrect API key provided', 'key'],
    [403, 'Country, region, or territory not supported', 'key'],
    [400, 'API key not valid. Please pass a valid API key.', 'key'],
    [404, 'model "llama9" not found, try pulling it first', 'model'],
    [400, 'gpt-nine is not a valid model ID', 'model'],
    [400, 'Invalid model: mistral-nine', 'model'],
    [400, "Invalid schema for response_format 'response': 'maxLength' is not permitted.", 'schema'],
    [400, 'This response_format type is unavailable now', 'schema'],
    [422, 'json_schema is not supported', 'schema'],
    [402, 'Insufficient Balance', 'quota'],
    [429, 'You exceeded your current quota', 'quota'],
    [400, "This model's maximum context length is 2048 tokens", 'refused'],
    [413, 'Request too large', 'refused'],
    [500, 'The server had an error', 'unreachable'],
    [503, 'Overloaded', 'unreachable'],
    [undefined, 'connect ECONNREFUSED', 'unreachable'],
    [200, 'Invalid JSON response', 'form'],
  ])('is seen from %s %s', (status, message, kind) => {
    expect(troubleOf(refusal(status, message), false)).toEqual({ kind, status, retryAfterSeconds: null })
  })

  it('is that it is slow once the time is up, whatever the error', () => {
    expect(troubleOf(new DOMException('Aborted', 'AbortError'), true).kind).toBe('slow')
  })

  it('is the form of its answer, or a server that hangs up', () => {
    const response = { id: '1', timestamp: new Date(), modelId: 'x' }
    const shapeless = new NoObjectGeneratedError({ response, usage: {} as never, finishReason: 'stop' })
    expect(troubleOf(shapeless, false).kind).toBe('form')
    expect(troubleOf(new TypeError('fetch failed'), false).kind).toBe('unreachable')
  })

  it('has the pause that the server asks for', () => {
    expect(troubleOf(refusal(503, 'Overloaded', { 'retry-after': '30' }), false).retryAfterSeconds).toBe(30)
  })
})
