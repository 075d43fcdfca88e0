/** The share of its step that a file may take; of few files each may take three times its part. */
const MOST = 0.05
/** Nobody waits long for a file that is done so soon, whatever its share. */
const SHORT_S = 30
const SHOWN = 10
/** Equal shares of all endpoints, of which those that have changed are asked more. */
const EQUAL_SHARES = 'test/server/walk/'

const secondsOf = (files) => files.reduce((total, file) => total + file.seconds, 0)

/** A line for each file that others wait for because it takes too much of its step. */
export function tooLongFiles(step, files) {
  const all = secondsOf(files)
  const most = Math.max(MOST, 3 / files.length)
  return files
    .filter(({ file }) => !file.startsWith(EQUAL_SHARES))
    .filter(({ seconds }) => seconds > Math.max(SHORT_S, most * all))
    .map(
      ({ file, seconds }) =>
        `${file} takes ${seconds.toFixed(1)} s, ${((100 * seconds) / all).toFixed(0)} % of the ` +
        `step ${step}: split it, at most ${(100 * most).toFixed(0)} % are allowed`,
    )
}

/** The slowest files of all steps, a line each. */
export function slowestFiles(steps) {
  return steps
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s ${file}`)
}
