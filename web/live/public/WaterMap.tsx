import type { ShownBoat } from '#contract/live/public-view.ts'
import type { Writers } from './drawn.ts'
import { isSilent } from './BoatRow.tsx'
import { lookOfBoat } from './look.ts'
import classes from './public.module.css'
import { GROUND, onGround, type OnGround } from './water.ts'

type Boats = { boats: readonly ShownBoat[] }

/** Boats and their ways on a plain ground: nothing of it is fetched from elsewhere. */
export function WaterMap({ boats, writers: { words } }: Boats & { writers: Writers }) {
  const ground = onGround(boats)
  return (
    <section aria-labelledby="map-title">
      <h2 id="map-title">{words.map}</h2>
      <MapNote hasPlaces={ground.some(({ points }) => points.length > 0)} text={words.noMap} />
      <svg
        id="map"
        className={classes.map}
        viewBox={`0 0 ${GROUND.width} ${GROUND.height}`}
        role="img"
        aria-labelledby="map-title"
      >
        {boats.map((boat, at) => (
          <BoatOnMap key={boat.place} boat={boat} ground={ground[at]} />
        ))}
      </svg>
    </section>
  )
}

/** Says that there is no map while there is none. */
export function MapNote({ hasPlaces, text }: { hasPlaces: boolean; text: string }) {
  return (
    <p id="map-note" className={classes.note}>
      {hasPlaces ? '' : text}
    </p>
  )
}

type BoatOnMapProps = { boat: ShownBoat; ground: OnGround | undefined }

/** The way of one boat, with its name where it is now. */
export function BoatOnMap({ boat, ground }: BoatOnMapProps) {
  const { place, label } = boat
  const { points, name } = ground ?? { points: [], name: null }
  const last = points.at(-1)
  const { stroke, dash } = lookOfBoat(place)
  // Its name stays readable.
  const opacity = isSilent(boat) ? 0.5 : 1
  return (
    <g id={`way-${place}`} style={{ stroke, color: stroke }}>
      {last && (
        <>
          <polyline
            points={points.map((point) => point.join()).join(' ')}
            strokeDasharray={dash}
            opacity={opacity}
          />
          <circle cx={last[0]} cy={last[1]} r="9" opacity={opacity} />
          {name && (
            <text x={name.x} y={name.y} textAnchor="middle">
              {label}
            </text>
          )}
        </>
      )}
    </g>
  )
}
