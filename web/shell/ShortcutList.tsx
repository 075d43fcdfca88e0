import { Kbd, Switch } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './words.module.css'
import { SHORTCUTS, SHORTCUTS_OFF } from './shortcuts.ts'

export function ShortcutList() {
  const { t } = useTranslation()
  const [off, setOff] = useLocalStorage({
    key: SHORTCUTS_OFF,
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  return (
    <>
      <dl className={classes.keys}>
        {SHORTCUTS.map(({ keys, name }) => (
          <Fragment key={name}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ` ${t('shortcuts.followedBy')} `}
                  <Kbd>{key}</Kbd>
                </Fragment>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
      <Switch
        label={t('shortcuts.enabled')}
        checked={!off}
        onChange={(event) => setOff(!event.currentTarget.checked)}
      />
    </>
  )
}
