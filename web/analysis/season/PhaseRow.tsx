import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Phase } from '#domain/season/season.ts'
import { useDrawn } from './drawn.ts'
import { ROWS } from './geometry.ts'
import { useSeasonWords } from './use-season-words.ts'
import classes from './picture.module.css'

export type PhaseRowProps = {
  /** Moves the end of a phase by so many weeks; the next one gives or takes them. */
  onMoveEdge: ((place: number, weeks: number) => void) | null
}

/** The phases as bars; the end of each is dragged, or moved by the arrow keys. */
export function PhaseRow({ onMoveEdge }: PhaseRowProps) {
  const { t } = useTranslation('season')
  const { season, axis } = useDrawn()
  const ends = endsOf(season.phases)
  return (
    <g>
      <text x={0} y={ROWS.phases.top + 16} className={classes.head}>
        {t('rows.phases')}
      </text>
      {season.phases.map((phase, place) => {
        const start = ends[place - 1] ?? 0
        return (
          <g key={ends[place]}>
            <PhaseBar phase={phase} x={axis.weekX(start)} width={phase.weeks * axis.step - 1} />
            {onMoveEdge && place < season.phases.length - 1 && (
              <Edge phase={phase} place={place} end={ends[place] ?? 0} onMove={onMoveEdge} />
            )}
          </g>
        )
      })}
    </g>
  )
}

const endsOf = (phases: readonly Phase[]): number[] => {
  let end = 0
  return phases.map(({ weeks }) => (end += weeks))
}

const NAME_PX = 7
const SHORTEST_PX = 28

function PhaseBar({ phase, x, width }: { phase: Phase; x: number; width: number }) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const name = words.phase(phase)
  const weeks = t('whole', { count: phase.weeks })
  const whole = `${name} ${weeks}`
  const written = whole.length * NAME_PX < width ? whole : name.length * NAME_PX < width ? name : ''
  return (
    <g>
      <title>{whole}</title>
      <rect
        x={x}
        y={ROWS.phases.top}
        width={Math.max(1, width)}
        height={ROWS.phases.height}
        rx={4}
        className={classes.phase}
        data-kind={phase.kind}
        style={phase.colour === null ? undefined : { fill: phase.colour, fillOpacity: 0.35 }}
      />
      {width > SHORTEST_PX && (
        <text x={x + width / 2} y={ROWS.phases.top + 16} textAnchor="middle">
          {written}
        </text>
      )}
    </g>
  )
}

type EdgeProps = {
  phase: Phase
  place: number
  end: number
  onMove: (place: number, weeks: number) => void
}

function Edge({ phase, place, end, onMove }: EdgeProps) {
  const { t } = useTranslation('season')
  const { axis, season, scale } = useDrawn()
  const words = useSeasonWords()
  const drop = (event: PointerEvent<SVGRectElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const left = event.currentTarget.ownerSVGElement?.getBoundingClientRect().left ?? 0
    const weeks = Math.round(((event.clientX - left) / scale - axis.weekX(end)) / axis.step)
    if (weeks !== 0) onMove(place, weeks)
  }
  const keys = (event: KeyboardEvent) => {
    const weeks = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (weeks === undefined) return
    event.preventDefault()
    onMove(place, weeks)
  }
  return (
    <rect
      x={axis.weekX(end) - 4}
      y={ROWS.phases.top}
      width={8}
      height={ROWS.phases.height}
      className={classes.edge}
      role="slider"
      tabIndex={0}
      aria-label={t('editPhases.edge', { name: words.phase(phase) })}
      aria-valuemin={1}
      aria-valuemax={season.weeks.length}
      aria-valuenow={phase.weeks}
      aria-valuetext={t('whole', { count: phase.weeks })}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerUp={drop}
      onKeyDown={keys}
    />
  )
}
