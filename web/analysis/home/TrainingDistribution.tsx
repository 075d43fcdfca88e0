import classes from './home.module.css'
import { LatePart } from './LatePart.tsx'

const load = async () => (await import('./DistributionPart.tsx')).DistributionPart
const TEXTS = ['distribution'] as const

/** How training is distributed. */
export const TrainingDistribution = () => (
  <LatePart name="training-distribution" load={load} texts={TEXTS} className={classes.later} />
)
