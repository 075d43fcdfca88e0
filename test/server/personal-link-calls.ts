import * as invitations from '#contract/people/invitations.ts'
import { makePersonalLinks, personalLinks } from '#contract/people/invitations-personal.ts'
import type { TestUser } from '../support/factories.ts'
import { app, as, headCoach } from './invitation-club.ts'

export const make = (user_ids: number[], { renew = false, by = headCoach } = {}) =>
  app.send(makePersonalLinks, { body: { user_ids, renew } }, as(by))
export const codeIn = ({ json }: { json: unknown }): string =>
  (json as { data: { url: string }[] }).data[0]?.url.split('/').at(-1) ?? ''
export const makeOne = async (member: number, by = headCoach) =>
  codeIn(await make([member], { by }))
export const join = (user: TestUser, code: string) =>
  app.send(invitations.joinByLink, { params: { code } }, { token: user.token })
export const look = (code: string, user?: TestUser) =>
  user
    ? app.send(invitations.joinLink, { params: { code } }, { token: user.token })
    : app.send(invitations.linkedClub, { params: { code } }, {})
export const rowOf = async (member: number) => {
  const { data } = await app.ask(personalLinks, {}, as(headCoach))
  return data.find(({ user_id }) => user_id === member)
}
export const ended = { status: 404, json: { code: 'link_ended' } }
