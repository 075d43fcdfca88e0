import { Page, type PageProps } from '../../ui/Page.tsx'
import { PaperMark } from './PaperMark.tsx'
import { ReportSwitcher } from './ReportSwitcher.tsx'

type ReportFrameProps = Omit<PageProps, 'title' | 'tabs'> & { title: string }

/** The page of a report: its title leads to the other reports, and on paper the club stands above. */
export const ReportFrame = ({ title, ...page }: ReportFrameProps) => (
  <Page {...page} title={<ReportSwitcher title={title} />} tabs={<PaperMark />} />
)
