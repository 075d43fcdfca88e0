import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { heldIn, secondsOfKey, shareOf, withEnd, type Band, type BandEnd } from './bands.ts'
import { elapsed, type Span } from './time-series.ts'
import classes from './charts.module.css'

export type MoveBand = (key: string, ends: { start: number; finish: number }) => void

type BandLayerProps = {
  bands: readonly Band[]
  shown: Span
  whole: Span
  /** A time that is held, with a mark of its own. */
  held: number | null
  onMove: MoveBand
  onChoose?: ((key: string) => void) | undefined
}

/** Stretches over the panels of a chart. Ends are moved by mouse, finger or arrow keys. */
export function BandLayer({ bands, shown, whole, held, onMove, onChoose }: BandLayerProps) {
  const inView = bands.filter(({ start, finish }) => finish > shown.from && start < shown.to)
  return (
    <div className={classes.bands} data-bands>
      {inView.map((band) => (
        <OneBand
          key={band.key}
          band={band}
          shown={shown}
          whole={whole}
          onMove={onMove}
          onChoose={onChoose}
        />
      ))}
      {held !== null && held >= shown.from && held <= shown.to && (
        <HeldMark at={held} share={shareOf(held, shown)} />
      )}
    </div>
  )
}

/** The held time: a line, and beside it the time, on the side that has room. */
function HeldMark({ at, share }: { at: number; share: number }) {
  const { t } = useTranslation('ui')
  return (
    <div
      role="status"
      className={classes.held}
      data-side={share > 0.5 ? 'left' : 'right'}
      style={{ left: `${100 * share}%` }}
    >
      <span className={classes.heldTime}>{t('chart.held', { at: elapsed(at) })}</span>
    </div>
  )
}

type OneBandProps = Omit<BandLayerProps, 'bands' | 'held'> & { band: Band }

function OneBand({ band, shown, whole, onMove, onChoose }: OneBandProps) {
  const left = shareOf(band.start, shown)
  const width = shareOf(band.finish, shown) - left
  return (
    <div
      className={classes.band}
      data-tone={band.tone}
      data-chosen={band.chosen || undefined}
      style={{ left: `${100 * left}%`, width: `${100 * width}%` }}
    >
      {band.tone !== 'rest' && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className={classes.bandLabel}
          onClick={() => onChoose?.(band.key)}
        >
          {band.label}
        </button>
      )}
      {band.movable && (
        <Handle band={band} end="start" shown={shown} whole={whole} onMove={onMove} />
      )}
      {band.movable && (
        <Handle band={band} end="finish" shown={shown} whole={whole} onMove={onMove} />
      )}
    </div>
  )
}

type HandleProps = Omit<OneBandProps, 'onChoose'> & { end: BandEnd }

function Handle({ band, end, shown, whole, onMove }: HandleProps) {
  const { t } = useTranslation('ui')
  const held = useRef<DOMRect>(null)
  const at = heldIn(band[end], whole)
  if (at < shown.from || at > shown.to) return null

  function press(event: PointerEvent<HTMLSpanElement>) {
    held.current = event.currentTarget.closest('[data-bands]')?.getBoundingClientRect() ?? null
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function drag({ clientX }: PointerEvent) {
    if (!held.current) return
    const { left, width } = held.current
    onMove(
      band.key,
      withEnd(band, end, shown.from + ((clientX - left) / width) * (shown.to - shown.from), whole),
    )
  }
  function push(event: KeyboardEvent) {
    const seconds = secondsOfKey(event.key, event.shiftKey)
    if (seconds === null) return
    event.preventDefault()
    event.stopPropagation()
    onMove(band.key, withEnd(band, end, at + seconds, whole))
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      className={classes.bandEnd}
      data-end={end}
      aria-label={t(end === 'start' ? 'chart.bandStart' : 'chart.bandFinish', { name: band.label })}
      aria-valuemin={Math.round(whole.from)}
      aria-valuemax={Math.round(whole.to)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={elapsed(at)}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
      onKeyDown={push}
    />
  )
}
