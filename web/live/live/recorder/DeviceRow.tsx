import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './machine.module.css'

type DeviceRowProps = {
  icon: ReactNode
  name: string
  text: string
  state: 'good' | 'lost' | 'none'
  action?: { label: string; name: string; isBusy: boolean; onClick: () => void }
}

/** A device or what is set on it: what it is, how it stands, and a tick or what to do. */
export function DeviceRow({ icon, name, text, state, action }: DeviceRowProps) {
  return (
    <li className={classes.device} data-device={state}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span className={classes.what}>
        <span className={classes.name}>{name}</span>
        <span className={classes.text}>{text}</span>
      </span>
      {state === 'good' && <IconCircleCheck className={classes.good} size={24} aria-hidden />}
      {state === 'lost' && <IconAlertTriangle className={classes.lost} size={24} aria-hidden />}
      {action && (
        <Button
          size="md"
          variant="default"
          aria-label={action.name}
          loading={action.isBusy}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
    </li>
  )
}
