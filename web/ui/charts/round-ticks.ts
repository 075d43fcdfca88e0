/** A round step that cuts what there is into three or four. */
function stepOf(most: number): number {
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10)
}

/** The values written on an axis, from zero to the first one that nothing lies above. */
export function ticksUpTo(most: number): readonly number[] {
  const step = most > 0 ? stepOf(most) : 1
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, place) => place * step)
}
