import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/recordings.ts'

export const errors = {
  file_unreadable: '无法读取此文件，请检查文件后重试。',
  recording_private: '此记录仅你可见，不能据此创建他人可见的训练课。',
  crew_of_others: '你不在该艇组中，只有艇组成员或教练可以为其添加记录。',
  seats_of_others: '部分划桨数据属于你无权查看的人，或此记录中该座位是其他人。',
  recording_joined: '此记录已与另一条记录合并。请先撤销，再把两者都并入最早的记录。',
  recordings_apart: '合并后的记录将超过一周。请先校正其中一条的开始时间。',
  changes_build_on_it: '后来的修改依赖于此项。请先撤销那些修改。',
  own_storage_full:
    '你的文件已占用 {used} GB，上限为 {max} GB。请删除不再需要的文件，或联系本服务器的运营者。',
  club_storage_full:
    '你所在俱乐部的文件已占用 {used} GB，上限为 {max} GB。俱乐部管理员可以删除部分文件，或联系本服务器的运营者。',
} as const satisfies Words<typeof en.errors>

export const fields = {
  seated_twice: '该运动员在此记录中已有另一座位。',
  recording_length: '记录时长为 {time}。',
  end_after_start: '结束时间须晚于开始时间 {time}。',
  within_recording: '请选择 0:00 之后、{time} 之前的时刻。',
  no_curve: '此记录只有总计，无法选取其中一段。',
  no_day: '此记录没有日期和时间，无法校正开始时间。',
  no_shift: '请填写提前或推后的秒数，填 0 没有变化。',
  other_itself: '请选择本记录以外的记录。',
  other_joined: '该记录是另一条记录的一部分，请选择完整的记录。',
  other_private: '其中一条记录仅本人可见（如来自 Strava）。请选择同类记录。',
  other_timeless: '合并的两条记录都须有日期和随时间变化的数据，请另选一条。',
  other_person: '只能合并同一人的记录，请另选一条。',
  other_heartless: '该记录没有心率，请另选一条。',
  other_strokeless: '该记录没有划桨数据，请另选一条。',
  line_too_short: '此线的两端在同一位置。请分别设在水域两侧。',
  line_too_long: '此线超过 5 公里。请检查两端位置。',
  lines_alike: '起点线与终点线相同。请将终点线设在水段末端。',
  lines_far_apart: '起点与终点相距超过 200 公里。请检查位置。',
  line_repeated: '此处已有一条线。请将此线设在起点与终点之间的其他位置。',
  line_name_twice: '此水段已有同名的线，请换一个名称。',
  piece_twice: '两个已标记的训练段不能对应同一个计划训练段。',
  file_size: '文件过大：最大 {max} MB。',
  asked_already: '已请求过这一天以来的训练记录，请选择更早的日期。',
} as const satisfies Words<typeof en.fields>

export const refusals = {
  empty_file: '文件为空，请从设备重新导出。',
  unknown_format:
    '文件类型无效：可读取 FIT、TCX、GPX、KML、PWX、HRM、SML、SLF、FITLOG，桨频表和测功仪导出的表格，以及 Strava、Polar、Garmin、Concept2 的个人数据导出，也可压缩为 ZIP、gz、xz 或 lzma。',
  archive_not_supported: '文件类型无效：请解压后上传其中的运动文件。',
  spreadsheet: '这是电子表格。请打开并另存为 CSV 后上传，或直接上传设备导出的文件。',
  nested_archive: '文件无效：被多次压缩，请解压后上传其中的内容。',
  archive_without_activity: '该压缩包中没有可读取的运动文件。',
  beside_activities: '例如消息、照片、计划训练或没有训练的日子。',
  too_many_members: '该压缩包中的文件过多：最多 1000 个，请分批上传。',
  method_not_supported: '无法打开该压缩包所用的压缩方式，请解压后上传其中的运动文件。',
  encrypted: '该压缩包有密码保护，请解压后上传其中的运动文件。',
  unsafe_path: '文件无效：压缩包中的路径指向其外部。',
  unknown_version: '文件无效：未知的 row-telemetry 版本，可读取版本 1。',
  tiff_image: '这是 TIFF 图片。图片不能作为成绩，请上传设备导出的文件。',
  file_damaged: '文件无效：已损坏，无法读取。请从设备重新导出。',
  not_an_activity: '该文件不含运动记录。设置、路线和训练计划不能作为成绩。',
  mornings_only: '文件中没有训练记录，只有晨间数据，例如睡眠或体重。请在你档案的“晨间监测”中添加。',
  no_mornings: '文件中没有晨间数据：没有静息心率、心率变异性（RMSSD）、睡眠、体重或体温。',
  no_records: '该文件中的运动没有任何数据点，请从设备重新导出。',
  summary_only: '此表格只有汇总数据，没有记录。请改为上传每次活动的原始文件，例如 FIT 文件。',
  too_large: '文件过大：最大 100 MB，解压后 300 MB。',
  timed_out: '读取该文件耗时过长，已停止。请从设备重新导出。',
  implausible: '该文件的总计不合理，例如超过 1000 公里或超过 7 天。',
  xml_doctype: '文件无效：声明了文档类型或实体，运动文件不需要这些。',
  xml_too_deep: '文件无效：元素嵌套过深，请从设备重新导出。',
  reader_failed: '无法读取该文件，请从设备重新导出。',
  date_order: '无法区分该文件中的日和月，请选择正确的日期。',
  interrupted: '读取多次中断，请重新上传。',
} as const satisfies Words<typeof en.refusals>
