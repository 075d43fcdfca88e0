import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/format.ts'
import type { List } from './list.tsx'

/** The same object as long as nothing in it is another. */
function useUnchanged<T extends object>(next: T): T {
  const held = useRef(next)
  const known = new Map<string, unknown>(Object.entries(held.current))
  if (Object.entries(next).some(([key, value]) => !Object.is(known.get(key), value)))
    held.current = next
  return held.current
}

/** A list in the words of the reader and of its page. */
export function useDrawn<Row extends object, Given>(of: List<Row, Given>, given: unknown) {
  const { t } = useTranslation(of.namespace)
  const { t: common } = useTranslation('common')
  const format = useFormat()
  const words = useUnchanged({
    t: t as (key: string) => string,
    common,
    format,
    ...(given as Given),
  })
  const drawn = useMemo(() => of.draw(words), [of, words])
  return { words, drawn }
}
