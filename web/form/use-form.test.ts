import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { saveProfile } from '#contract/people/profiles.ts'
import { queryClient } from '../api/query-client.ts'
import { useForm } from './use-form.ts'

type Step = 'type' | 'undo' | 'somebody else saves'

/** The phone number in a form that follows what is stored, after steps one after the other. */
function phoneAfter(...steps: readonly Step[]): string {
  const form = createElement(PhoneForm, { steps })
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, form))
}

function PhoneForm({ steps }: { steps: readonly Step[] }) {
  const [done, setDone] = useState(0)
  const [phone, setPhone] = useState('stored')
  const form = useForm(saveProfile, {
    initial: { phone },
    follows: true,
    send: () => Promise.resolve(null),
  })
  const step = steps[done]
  if (step) setDone(done + 1)
  if (step === 'type') form.set({ phone: 'typed' })
  if (step === 'undo') form.reset()
  if (step === 'somebody else saves') setPhone('theirs')
  return form.values.phone
}

test('a form follows what is stored while nothing is typed', () =>
  expect(phoneAfter('somebody else saves')).toBe('theirs'))

test('what is typed stays when somebody else changes what is stored', () =>
  expect(phoneAfter('type', 'somebody else saves')).toBe('typed'))

test('undoing shows what is stored by now', () =>
  expect(phoneAfter('type', 'somebody else saves', 'undo')).toBe('theirs'))
