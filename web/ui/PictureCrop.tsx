import { Button, Group, Slider, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MOST_ZOOM,
  moved,
  SENT_SIDE,
  wholeCrop,
  zoomed,
  zoomOf,
  type Crop,
  type PictureSize,
} from './crop.ts'
import classes from './picture-crop.module.css'

export type PictureCropProps = {
  file: File
  /**
   * The chosen square, or the file itself if the browser cannot read it, so that the receiver says
   * what is wrong.
   */
  onCropped: (file: File) => void
  onCancel: () => void
}

const FRAME = 280
/** One press of an arrow key moves by this share of the square. */
const STEP = 0.05
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * A square cut out of a picture by hand: drag or arrow keys move it, slider, wheel, plus and minus
 * come closer.
 */
export function PictureCrop({ file, onCropped, onCancel }: PictureCropProps) {
  const { t } = useTranslation('ui')
  const address = useAddress(file)
  const image = useRef<HTMLImageElement>(null)
  const [picture, setPicture] = useState<PictureSize | null>(null)
  const [crop, setCrop] = useState<Crop>({ left: 0, top: 0, side: 1 })
  const scale = FRAME / crop.side
  const zoom = picture ? zoomOf(picture, crop) : 1
  const move = (right: number, down: number) =>
    picture && setCrop((now) => moved(picture, now, right, down))
  const come = (next: number) => picture && setCrop((now) => zoomed(picture, now, next))
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (arrow) move(arrow[0] * STEP * crop.side, arrow[1] * STEP * crop.side)
    else if (event.key === '+' || event.key === '-')
      come(zoom * (event.key === '+' ? 1.1 : 1 / 1.1))
    else return
    event.preventDefault()
  }
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      move(-event.movementX / scale, -event.movementY / scale)
  }
  return (
    <Stack gap="md" align="center">
      <button
        type="button"
        className={classes.frame}
        aria-label={t('crop.area')}
        aria-describedby="crop-keys"
        style={{ width: FRAME, height: FRAME }}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onWheel={(event) => come(zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1))}
      >
        {address !== null && (
          <img
            ref={image}
            src={address}
            alt=""
            draggable={false}
            style={{
              transform: `scale(${scale}) translate(${-crop.left}px, ${-crop.top}px)`,
              visibility: picture ? 'visible' : 'hidden',
            }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setPicture({ width, height })
              setCrop(wholeCrop({ width, height }))
            }}
            onError={() => onCropped(file)}
          />
        )}
      </button>
      <Slider
        w={FRAME}
        label={null}
        thumbLabel={t('crop.zoom')}
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={zoom}
        onChange={come}
        disabled={picture === null}
      />
      <Text size="sm" c="dimmed" id="crop-keys">
        {t('crop.keys')}
      </Text>
      <Group gap="sm" justify="center">
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          disabled={picture === null}
          onClick={() =>
            image.current &&
            void cutOut(image.current, crop, file.name).then((cut) => onCropped(cut ?? file))
          }
        >
          {t('crop.use')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The file as an address of its own; null until it is read. */
function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      setAddress(typeof reader.result === 'string' ? reader.result : null),
    )
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return address
}

/**
 * The square as a picture of its own, on white where the original is transparent; null when the
 * browser cannot draw it.
 */
async function cutOut(
  image: HTMLImageElement,
  { left, top, side }: Crop,
  name: string,
): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(SENT_SIDE, Math.round(side))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92),
  )
  return blob && new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type })
}
