import { Button, Popover, Select, Stack, Text } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './filters.module.css'

type DisplayMenuProps = {
  children: ReactNode
  /** Back to how it is shown unless somebody chooses. */
  onReset?: (() => void) | undefined
}

/** How a page is shown: picture, bars, rows, columns. Each change applies at once. */
export function DisplayMenu({ children, onReset }: DisplayMenuProps) {
  const { t } = useTranslation('ui')
  return (
    <Popover position="bottom-end" width={340} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.chip ?? ''}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        >
          <span className={classes.displayWord}>{t('filter.display')}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.display ?? ''}>
        <Stack gap={8}>
          {children}
          {onReset && (
            <Button variant="subtle" onClick={onReset} className={classes.reset ?? ''}>
              {t('filter.standard')}
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

/** A line of the menu: what it is, and the control that changes it. */
export const DisplayRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.displayRow}>
    <Text fz={13} c="dimmed" component="span">
      {label}
    </Text>
    {children}
  </div>
)

type DisplayChoiceProps<Value extends string> = {
  label: string
  items: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A line of the menu with one of a few values. */
export function DisplayChoice<Value extends string>(props: DisplayChoiceProps<Value>) {
  const { label, items, value, onChange } = props
  return (
    <DisplayRow label={label}>
      <Select
        aria-label={label}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={items.map((item) => ({ value: item.value, label: item.label }))}
        value={value}
        onChange={(next) => {
          const chosen = items.find((item) => item.value === next)
          if (chosen) onChange(chosen.value)
        }}
      />
    </DisplayRow>
  )
}
