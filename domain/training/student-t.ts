const STEPS = 60

/** The share of Student's t that lies within an angle, where t = √freedom · tan(angle). */
function shareWithin(angle: number, freedom: number): number {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const isOdd = freedom % 2 === 1
  let [term, sum] = [isOdd ? cosine : 1, 0]
  for (let power = isOdd ? 1 : 0; power <= freedom - 2; power += 2) {
    sum += term
    term *= (cosine ** 2 * (power + 1)) / (power + 2)
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum
}

/**
 * The two-sided quantile of Student's t: a value lies within it with this probability. The share is
 * a finite sum for whole degrees of freedom (Abramowitz and Stegun 26.7.3 and 26.7.4), and halved
 * towards.
 * @param freedom degrees of freedom, a whole number from 1
 */
export function studentT(freedom: number, probability = 0.95): number {
  let [low, high] = [0, Math.PI / 2]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (shareWithin(middle, freedom) < probability) low = middle
    else high = middle
  }
  return Math.sqrt(freedom) * Math.tan(low)
}
