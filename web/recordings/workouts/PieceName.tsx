/** A piece by its place in the plan and what is to be done. */
export const PieceName = ({ place, task }: { place: number; task: string }) => (
  <>
    <strong>{place}</strong> {task}
  </>
)
