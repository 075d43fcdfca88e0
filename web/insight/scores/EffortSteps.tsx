import { Popover } from '@mantine/core'
import type { EffortStep } from './use-efforts.ts'
import classes from './scores.module.css'

type Props = {
  id: string
  steps: readonly EffortStep[]
  text: string
  onChoose: (step: number) => void
}

/**
 * The steps of effort beside the cell they are typed into: to read what a number means, or to
 * choose by hand. The cell keeps the focus.
 */
export function EffortSteps({ id, steps, text, onChoose }: Props) {
  return (
    <Popover
      opened
      position="bottom-end"
      offset={2}
      shadow="md"
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown p={4} aria-hidden>
        <ul id={id} className={classes.steps}>
          {steps.map((step) => (
            <li key={step.id}>
              <button
                type="button"
                tabIndex={-1}
                data-chosen={text.trim() === String(step.id) || undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(step.id)}
              >
                <span>{step.id}</span> {step.word}
              </button>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
