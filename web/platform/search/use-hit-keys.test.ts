import { useLayoutEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { hostHooks, mountHook } from '../../../test/support/hook-host.ts'
import { keepPress, keepTyping } from '../../shell/typed-ahead.ts'
import { useHitKeys } from './use-hit-keys.ts'

hostHooks()

/** A palette whose hits for other words than none come once `found` says so. */
function palette() {
  const opened: string[] = []
  const field = { current: { value: '', focus: () => undefined } as unknown as HTMLInputElement }
  const hit = { click: () => opened.push(field.current.value) }
  const around = {
    current: Object.assign(new EventTarget(), { querySelector: () => hit }) as never,
  }
  const usePalette = (found: boolean) => {
    const [text, type] = useState('')
    useLayoutEffect(() => void (field.current.value = text))
    useHitKeys({ around, field, type }, text === '' || found)
  }
  return { opened, usePalette }
}

test('what was typed and entered before the field was there opens its own first hit', async () => {
  keepTyping(0)
  const plain = { timeStamp: 1, ctrlKey: false, metaKey: false, altKey: false } as const
  for (const key of [...'plan', 'Enter'])
    keepPress({ ...plain, key, isComposing: false, keyCode: 0 })
  const { opened, usePalette } = palette()
  const host = await mountHook<boolean, void>(usePalette, false)
  expect(opened).toEqual([])
  await host.show(true)
  expect(opened).toEqual(['plan'])
  await host.leave()
})
