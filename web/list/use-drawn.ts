import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/format.ts'
import type { List } from './list.tsx'

/** Gives the same object as long as nothing in it is another. */
function createHold() {
  let held: object | undefined
  return <T extends object>(next: T): T => {
    const known = new Map<string, unknown>(Object.entries(held ?? {}))
    const isSame = Object.entries(next).every(([key, value]) => Object.is(known.get(key), value))
    if (!held || !isSame) held = next
    return held as T
  }
}

/** A list in the words of the reader and of its page. */
export function useDrawn<Row extends object, Extra>(of: List<Row, Extra>, given: unknown) {
  const { t } = useTranslation(of.namespace)
  const { t: common } = useTranslation('common')
  const format = useFormat()
  const [hold] = useState(createHold)
  const words = hold({
    t: t as (key: string) => string,
    common,
    format,
    ...(given as Extra),
  })
  const drawn = useMemo(() => of.draw(words), [of, words])
  return { words, drawn }
}
