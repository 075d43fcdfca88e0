import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  [
    'unavailable',
    ['08006', '08P01', '57P01', '57P02', '57P03', '58030', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
  ],
  ['busy', ['53300', '53200', '53400', 'EMFILE']],
  ['storage_full', ['53100', 'ENOSPC', 'EDQUOT']],
  [undefined, ['57014', '23505', '22003', '42P01', 'P0001', 'ENOENT', '08']],
])('is %s when the code says so', (failure, codes) => {
  expect(codes.map((code) => failureOf(withCode(code)))).toEqual(codes.map(() => failure))
})

test.each([
  ['unavailable', 'Connection terminated unexpectedly'],
  ['unavailable', 'Query read timeout'],
  ['unavailable', 'Client has encountered a connection error and is not queryable'],
  ['unavailable', 'timeout expired'],
  ['busy', 'timeout exceeded when trying to connect'],
  [undefined, 'The connection was terminated by nobody'],
])('is %s when pg says only %s', (failure, words) => {
  expect(failureOf(new Error(words))).toBe(failure)
})
