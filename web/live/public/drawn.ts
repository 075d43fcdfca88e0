import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageRequest, ShownSession } from '#contract/live/public-view.ts'
import { speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { createFormat } from '../../format/format.ts'
import { inBrackets } from '../../format/punctuation.ts'
import { pageLinks } from './links.ts'
import { wordsIn } from './words.ts'

/** What every part of a page writes with. */
export function writersFor(
  { sport_id, time_zone }: Pick<ShownSession, 'sport_id' | 'time_zone'>,
  asked: PageRequest,
) {
  const scale = speedScale(sport_id)
  return {
    words: wordsIn(asked.language),
    format: createFormat({
      language: asked.language,
      timeZone: time_zone,
      ownTimeZone: time_zone,
    }),
    scale,
    unit: unitOfScale(scale),
    /** The head of a column with its unit. */
    head: (name: string, unit: string) => name + inBrackets(unit, asked.language),
    links: pageLinks(asked),
    asked,
  }
}
export type Writers = ReturnType<typeof writersFor>

/** When a session begins, without a time where it takes the whole day. */
export const startOf = (
  { starts_at, all_day, sport_id }: ShownSession,
  format: Writers['format'],
): string => format.sessionExact({ start_date: starts_at, all_day_event: all_day, sport_id })

/** A part of a page as HTML; React escapes every text in it. */
export const htmlOf = <Props extends object>(part: ComponentType<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(part, props))
