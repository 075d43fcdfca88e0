/** A square of a picture, in the picture's own pixels. */
export type Crop = { left: number; top: number; side: number }
export type PictureSize = { width: number; height: number }

/** How much closer than the whole picture one can get. */
export const MOST_ZOOM = 5
/** Pixels of a picture that is sent; larger ones are drawn smaller. */
export const SENT_SIDE = 512

/** The largest square in the middle. */
export function wholeCrop({ width, height }: PictureSize): Crop {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, side }
}

export const zoomOf = (picture: PictureSize, { side }: Crop): number =>
  Math.min(picture.width, picture.height) / side

/** The square moved by pixels of the picture, as far as the picture goes. */
export const moved = (
  picture: PictureSize,
  { left, top, side }: Crop,
  right: number,
  down: number,
): Crop => ({
  left: between(left + right, picture.width - side),
  top: between(top + down, picture.height - side),
  side,
})

/** The square around the same middle at a zoom of 1 (as much as there is) to MOST_ZOOM. */
export function zoomed(picture: PictureSize, crop: Crop, zoom: number): Crop {
  const side = Math.min(picture.width, picture.height) / Math.min(Math.max(zoom, 1), MOST_ZOOM)
  const shift = (crop.side - side) / 2
  return moved(picture, { ...crop, side }, shift, shift)
}

const between = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))
