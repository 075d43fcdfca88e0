type Session = { planned: number | null; felt: number | null }
type Rated = { rating: number | null; sessions: readonly Session[] }

/** Means of what was said of the training of some days; null where nothing was. */
export type Quality = {
  rating: number | null
  rated: number
  planned: number | null
  felt: number | null
  /** Felt above planned, of the sessions of which both are known. */
  difference: number | null
  compared: number
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** Every session counts the same; planned and felt effort are compared in points of CR10. */
export function qualityOf(days: readonly Rated[]): Quality {
  const ratings = days.flatMap(({ rating }) => rating ?? [])
  const sessions = days.flatMap((day) => day.sessions)
  const differences = sessions.flatMap(({ planned, felt }) =>
    planned === null || felt === null ? [] : [felt - planned],
  )
  return {
    rating: mean(ratings),
    rated: ratings.length,
    planned: mean(sessions.flatMap(({ planned }) => planned ?? [])),
    felt: mean(sessions.flatMap(({ felt }) => felt ?? [])),
    difference: mean(differences),
    compared: differences.length,
  }
}
