import { ActionIcon, Popover, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconPin, IconPinFilled, IconSearch } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../../paths/paths.ts'
import {
  isAtReport,
  openReports,
  seesOnlySelf,
  type allReports,
  type ReportPlace,
} from '../../shell/report-places.ts'
import { usePinnedReports } from '../../shell/use-pinned-reports.ts'
import { useReportName } from '../../shell/use-report-name.ts'
import { useViewer } from '../../shell/viewer.ts'
import { isOfComposing } from '../../ui/is-enter.ts'
import classes from './report-switcher.module.css'

/** The title of a report, which opens the list of all others. */
export function ReportSwitcher({ title }: { title: string }) {
  const { t } = useTranslation('reports')
  const [isOpen, setOpen] = useState(false)
  const viewer = useViewer()
  const isOfSelf = seesOnlySelf(viewer)
  const close = () => setOpen(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={`min(${isOfSelf ? 360 : 920}px, calc(100vw - 2rem))`}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.switcher ?? ''}
          title={t('switcher.open')}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <IconChevronDown size={18} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.list ?? ''}>
        <ReportList reports={openReports(viewer)} onChoose={close} />
        {isOfSelf && (
          <Link to={paths.allReports()} className={classes.all} onClick={close}>
            {t('screens.allReports', { ns: 'common' })}
          </Link>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

type ReportListProps = { reports: ReturnType<typeof allReports>; onChoose?: () => void }

/** Reports by what one wants to know, with what each answers. */
export function ReportList({ reports: offered, onChoose }: ReportListProps) {
  const { t } = useTranslation('reports')
  const [find, setFind] = useState('')
  const nameOf = useReportName()
  const wanted = find.trim().toLocaleLowerCase()
  const groups = offered
    .map(({ group, reports }) => ({
      group,
      reports: reports.filter(({ name }) =>
        `${nameOf(name)} ${t(`switcher.answers.${name}`)}`.toLocaleLowerCase().includes(wanted),
      ),
    }))
    .filter(({ reports }) => reports.length > 0)
  return (
    // Arrow keys move through the reports from wherever the focus is in the list.
    <div role="presentation" onKeyDown={moveThroughLinks}>
      <TextInput
        type="search"
        data-autofocus
        aria-label={t('switcher.find')}
        placeholder={t('switcher.find')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={find}
        onChange={(event) => setFind(event.currentTarget.value)}
      />
      {groups.length === 0 && (
        <Text c="dimmed" fz={13} pt="sm">
          {t('switcher.none')}
        </Text>
      )}
      <div className={classes.groups}>
        {groups.map(({ group, reports }) => (
          <section key={group} aria-label={t(`switcher.groups.${group}`)}>
            <p className={classes.group}>{t(`switcher.groups.${group}`)}</p>
            <ul>
              {reports.map((place) => (
                <ReportLine key={place.name} place={place} {...(onChoose && { onChoose })} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={classes.hint}>{t('switcher.hint')}</p>
    </div>
  )
}

function ReportLine({ place, onChoose }: { place: ReportPlace; onChoose?: () => void }) {
  const { t } = useTranslation('reports')
  const { pathname } = useLocation()
  const nameOf = useReportName()
  const { isPinned, toggle } = usePinnedReports()
  const { name, to } = place
  const pinned = isPinned(name)
  const Pin = pinned ? IconPinFilled : IconPin
  const pin = t(pinned ? 'switcher.unpin' : 'switcher.pin', { report: nameOf(name) })
  return (
    <li className={classes.line} data-here={isAtReport(place, pathname) || undefined}>
      <Link to={to} className={classes.link} {...(onChoose && { onClick: onChoose })}>
        <span className={classes.name}>{nameOf(name)}</span>
        <span className={classes.answer}>{t(`switcher.answers.${name}`)}</span>
      </Link>
      <ActionIcon
        variant="subtle"
        className={classes.pin ?? ''}
        data-pinned={pinned || undefined}
        aria-label={pin}
        aria-pressed={pinned}
        title={pin}
        onClick={() => toggle(name)}
      >
        <Pin size={16} />
      </ActionIcon>
    </li>
  )
}

function moveThroughLinks(event: KeyboardEvent<HTMLElement>): void {
  if (isOfComposing(event.nativeEvent)) return
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const isFind = event.target instanceof HTMLInputElement
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')]
  if (event.key === 'Enter' && isFind) return links[0]?.click()
  if (step === 0) return
  event.preventDefault()
  const place = links.findIndex((link) => link === document.activeElement)
  links[(place + step + links.length) % links.length]?.focus()
}
