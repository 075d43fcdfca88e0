import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { tokenMayCall } from '#domain/rules/tokens.ts'
import { endpointsOf } from './mount.ts'

type Operation = {
  operationId: string
  parameters: ({ $ref: string } | { name: string; in: string; required: boolean; schema: object })[]
  responses: Record<string, unknown>
  security: unknown[]
  requestBody?: { content: Record<string, { schema: unknown }> }
}
type Description = {
  openapi: string
  info: object
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

let app: TestApp
let description: Description
beforeAll(async () => {
  app = await startTestApp()
  description = (await app.call('GET', 'openapi.json')).json as Description
})
afterAll(() => app.close())

const ENDPOINTS = Object.values(CONTRACT).flatMap(endpointsOf)
const operations = () =>
  Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

describe('the description of the calls', () => {
  test('is OpenAPI 3.1 and lists every endpoint once', () => {
    expect(description.openapi).toBe('3.1.0')
    expect(description.info).toMatchObject({
      title: expect.any(String) as string,
      version: expect.any(String) as string,
    })
    const listed = operations().map(
      ({ path, method }) => `${method.toUpperCase()} ${path.slice(1)}`,
    )
    expect(listed.toSorted()).toEqual(
      ENDPOINTS.map(([, { method, path }]) => `${method} ${path}`).toSorted(),
    )
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('declares every parameter of every path, and answers', () => {
    for (const { path, operation } of operations()) {
      const declared = operation.parameters.flatMap((parameter) =>
        'in' in parameter && parameter.in === 'path' ? [parameter.name] : [],
      )
      expect(declared, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      expect(Object.keys(operation.responses).join(' '), path).toMatch(
        /^20\d( 206)?( 409)? 4XX default$/,
      )
      for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
        expect(schema, path).toBeTypeOf('object')
    }
  })

  test('refers to nothing that is not there', () => {
    const references = [
      ...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g),
    ]
    expect(references.length).toBeGreaterThan(0)
    for (const [reference, group = '', name = ''] of references)
      expect(description.components[group], reference).toHaveProperty([name])
    expect(JSON.stringify(description)).not.toMatch(/"\$ref":"(?!#\/components\/)/)
  })

  test('has the headers of limits on the calls that a token may make', () => {
    const limited = operations().flatMap(({ path, method, operation }) => {
      const replies = Object.entries(operation.responses).filter(([status]) =>
        status.startsWith('20'),
      )
      return replies.some(([, reply]) => JSON.stringify(reply).includes('RateLimit-Policy'))
        ? [`${method.toUpperCase()} ${path.slice(1)}`]
        : []
    })
    const byToken = ENDPOINTS.filter(
      ([, call]) => call.access.level !== 'public' && tokenMayCall(call, 'write'),
    )
    expect(limited.toSorted()).toEqual(
      byToken.map(([, { method, path }]) => `${method} ${path}`).toSorted(),
    )
    expect(limited).toContain('GET me')
    expect(limited).not.toContain('POST account/password')
  })

  test('has the header for repeating on the writes that are done once by it', () => {
    const once = operations()
      .filter(({ operation }) =>
        JSON.stringify(operation.parameters).includes('/parameters/idempotency-key"'),
      )
      .map(({ operation }) => operation.operationId)
    expect(once).toEqual(
      expect.arrayContaining(['createSession', 'deleteCrew', 'uploadChallengePicture']),
    )
    const others = ENDPOINTS.filter(([name]) => !once.includes(name)).map(([, call]) => call)
    expect(
      others.filter(
        ({ method, reads, returnsSecret, access }) =>
          method !== 'GET' && !reads && !returnsSecret && access.level !== 'public',
      ),
    ).toEqual([])
    for (const name of ['me', 'login', 'linkClubExport', 'previewPlan'])
      expect(once).not.toContain(name)
    expect(description.components['parameters']).toMatchObject({
      'idempotency-key': { in: 'header', schema: { maxLength: 200 } },
    })
  })

  test('says who signs in with what', () => {
    const open = operations().filter(({ operation }) => operation.security.length === 0)
    expect(open.map(({ operation }) => operation.operationId)).toEqual([
      'login',
      'endSignedOut',
      'register',
      'getUserData',
      'accountDetails',
      'resendActivation',
      'forgotPassword',
      'passwordReset',
      'resetPassword',
      'beginProviderSignIn',
      'finishProviderSignIn',
      'confirmProviderSignIn',
      'openProviderAccount',
      'setupState',
      'setUp',
      'enterDemo',
      'picture',
      'exportedFile',
      'linkedClub',
      'stoppedInvitations',
      'stopInvitations',
      'stopInvitationsOneClick',
      'publicCalendar',
      'calendarFeed',
      'receiveSigned',
      'confirmSigned',
      'receiveKeyed',
      'confirmKeyed',
      'openedCrewSheet',
      'publicReport',
      'stoppedReportMails',
      'refuseReportMails',
      'refuseReportMailsOneClick',
      'stoppedNoticeMails',
      'refuseNoticeMails',
      'refuseNoticeMailsOneClick',
      'guardianQuestion',
      'answerAsGuardian',
      'guardianInvitation',
      'openGuardianAccount',
      'declineGuardianInvitation',
      'offerGuardianAccount',
      'connection',
      'beginRecording',
      'sendSamples',
      'publicEvent',
      'publicLiveResults',
      'publicStatistics',
      'publicStandingsFile',
      'publicSplitsFile',
      'publicStatisticsFile',
      'receivePayment',
    ])
    expect(description.components['securitySchemes']).toEqual({
      bearer: { type: 'http', scheme: 'bearer' },
    })
  })

  test('reads as a page with every call and every error', async () => {
    const { status, text, headers } = await app.call('GET', '/api/docs')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    for (const [, { path }] of ENDPOINTS) expect(text).toContain(path)
    for (const code of ['unauthenticated', 'other_club', 'idempotency_mismatch'])
      expect(text).toContain(`id="${code}"`)
    expect(text).not.toMatch(/<script[^>]*src=/)
  })
})
