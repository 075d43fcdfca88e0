import { expect, test } from 'vitest'
import { ApiProblem } from '../api/api-problem.ts'
import { referenceOf } from './reactions.ts'

const problem = (status: number) =>
  new ApiProblem({ status, code: 'internal', message: 'no', request_id: 'edge-7' })

test('names the request of a failure of the server, and of no refusal', () => {
  expect(referenceOf(problem(503))).toBe('edge-7')
  expect(referenceOf(problem(404))).toBeUndefined()
  expect(referenceOf(new Error('no'))).toBeUndefined()
})
