import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { hostHooks, mountHook } from '../../test/support/hook-host.ts'
import { saveProfile } from '#contract/people/profiles.ts'
import { queryClient } from '../api/query-client.ts'
import { somethingTyped } from '../shell/use-leave-guard.ts'
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

describe('while a form is being saved', () => {
  hostHooks()

  /** A form that shows what is stored once it is saved, and how its sending ends. */
  async function open() {
    const sending = Promise.withResolvers<{ phone: string; city: string }>()
    const form = await mountHook(
      () =>
        useForm(saveProfile, {
          initial: { phone: '', city: '' },
          send: () => sending.promise,
          onSaved: (stored, _, { reset }) => reset(stored),
        }),
      null,
    )
    return { ...form, store: () => form.act(() => sending.resolve({ phone: '1', city: 'Ulm' })) }
  }

  test('what is typed stays, and is asked about before it is left behind', async () => {
    const form = await open()
    await form.act(({ set }) => set({ phone: ' 1' }))
    await form.act(({ submit }) => submit())
    await form.act(({ set }) => set({ city: 'Bern' }))
    await form.store()
    expect(form.now().values).toEqual({ phone: '1', city: 'Bern' })
    expect([form.now().dirty, somethingTyped()]).toEqual([true, true])
    await form.leave()
  })

  test('what was sent becomes what is stored, and can be left', async () => {
    const form = await open()
    await form.act(({ set }) => set({ phone: ' 1' }))
    await form.act(({ submit }) => submit())
    await form.store()
    expect(form.now().values).toEqual({ phone: '1', city: 'Ulm' })
    expect([form.now().dirty, somethingTyped()]).toEqual([false, false])
    await form.leave()
  })

  test('one that was saved as it stood asks about what is typed after that', async () => {
    const form = await open()
    await form.act(({ submit }) => submit())
    await form.store()
    await form.act(({ set }) => set({ phone: '2' }))
    expect(somethingTyped()).toBe(true)
    await form.leave()
    expect(somethingTyped()).toBe(false)
  })
})
