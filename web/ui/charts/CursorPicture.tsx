import { Text } from '@mantine/core'
import type { RefObject } from 'react'
import { useCursor } from './use-cursor.ts'
import classes from './charts.module.css'
import { colon } from '../../format/punctuation.ts'

type CursorPictureProps<Place> = {
  title: string
  /** Says in words what the picture shows. */
  summary: string
  height: number
  /** Where the picture is drawn. */
  host: RefObject<HTMLDivElement | null>
  /** What the cursor goes to, in its order. */
  places: readonly Place[]
  read: (place: Place) => string
  point: (place: Place) => void
}

/** A drawn picture. Arrow keys go from place to place, and what is there is read below. */
export function CursorPicture<Place>(props: CursorPictureProps<Place>) {
  const { title, summary, height, host, places, read, point } = props
  const readingAt = (index: number) => {
    const place = places[index]
    return place === undefined ? '' : read(place)
  }
  const { at, sliderOf } = useCursor(
    places.length,
    (next) => {
      const place = places[next]
      if (place !== undefined) point(place)
    },
    readingAt,
  )
  const reading = at === null ? '' : readingAt(at)
  return (
    <>
      <div className={classes.panels} {...sliderOf(title, reading || summary)}>
        <div ref={host} role="img" aria-label={`${title}${colon()}${summary}`} style={{ height }} />
      </div>
      {reading !== '' && (
        <Text size="sm" className={classes.readings ?? ''}>
          {reading}
        </Text>
      )}
    </>
  )
}
