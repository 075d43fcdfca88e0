import { REACTIONS } from '#domain/wall/reactions.ts'
import { endpoint } from '../endpoint.ts'
import { data, Done, IdParams, nullable, Strict, T, WordOf } from '../schema.ts'
import { Person } from './wall.ts'

const member = {
  access: { level: 'member', individual: 'refused' },
  notWhileImpersonating: true,
} as const

const reacting = {
  params: IdParams,
  body: Strict({ kind: WordOf(...REACTIONS), on: T.Boolean() }),
  reply: Done,
}
const reacted = {
  params: IdParams,
  reply: data(T.Array(T.Object({ kind: WordOf(...REACTIONS), person: nullable(Person) }))),
}

export const react = endpoint({
  method: 'POST',
  path: 'wall/posts/{id}/reactions',
  ...member,
  summary: 'React to a post, or take a reaction back',
  ...reacting,
})

export const wallReactions = endpoint({
  method: 'GET',
  path: 'wall/posts/{id}/reactions',
  ...member,
  summary: 'Who reacted to a post, as far as one sees them',
  ...reacted,
})

export const reactToComment = endpoint({
  method: 'POST',
  path: 'wall/comments/{id}/reactions',
  ...member,
  summary: 'React to a comment, or take a reaction back',
  ...reacting,
})

export const wallCommentReactions = endpoint({
  method: 'GET',
  path: 'wall/comments/{id}/reactions',
  ...member,
  summary: 'Who reacted to a comment, as far as one sees them',
  ...reacted,
})
