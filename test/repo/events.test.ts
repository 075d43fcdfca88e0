import { expect, test } from 'vitest'
import * as declared from '#contract/events.ts'
import type { DomainEvent } from '#contract/events.ts'
import { REACTIONS } from '../../server/events/reactions.ts'
import type { Reactions } from '../../server/events/table.ts'
import { isTest, sourceFiles } from './tree.ts'

const EVENTS: Readonly<Record<string, DomainEvent>> = declared
const names = Object.keys(EVENTS)
const server = sourceFiles.filter((file) => file.path.startsWith('server/') && !isTest(file))
const usedIn = (word: string, name: string) =>
  server.some(({ text }) => new RegExp(`\\b${word}\\(db, ${name}\\b`).test(text))

const isEmpty = ({ before = [], live, inTransaction = [], afterCommit = {} }: Reactions<unknown>) =>
  !live && [...before, ...inTransaction, ...Object.keys(afterCommit)].length === 0
const reactionsOf = (event: DomainEvent | undefined) =>
  REACTIONS.find((entry) => entry.event === event)?.reactions

test('every event has a type and an entry of its own', () => {
  const types = names.map((name) => EVENTS[name]?.type)
  expect(new Set(types).size).toBe(types.length)
  expect(REACTIONS.map(({ event }) => event.type).toSorted()).toEqual(types.toSorted())
})

test('every event is recorded somewhere', () => {
  expect(names.filter((name) => !usedIn('record', name))).toEqual([])
})

test('something follows from every event', () => {
  expect(names.filter((name) => isEmpty(reactionsOf(EVENTS[name]) ?? {}))).toEqual([])
})

test('an event is announced if and only if something comes before it', () => {
  const announced = names.filter((name) => usedIn('announce', name))
  expect(announced).toEqual(names.filter((name) => reactionsOf(EVENTS[name])?.before))
})

test('what others may read of an event is part of its data', () => {
  const fields = (event: DomainEvent) =>
    Object.keys((event.data as { properties?: object }).properties ?? {})
  expect(
    Object.values(EVENTS).filter(
      (event) => !(event.open ?? []).every((field) => fields(event).includes(field)),
    ),
  ).toEqual([])
})

test('no event carries health data, names or texts', () => {
  const fields = Object.values(EVENTS).flatMap((event) =>
    Object.values((event.data as { properties?: object }).properties ?? {}),
  )
  const kinds = fields.map(
    (field: { type?: string; items?: { type?: string } }) => field.items?.type ?? field.type,
  )
  expect(kinds.filter((kind) => kind !== 'integer' && kind !== 'boolean')).toEqual([])
})
