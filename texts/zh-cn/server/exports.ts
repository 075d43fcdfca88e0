import type * as en from '../../en/server/exports.ts'
import type { Words } from '../../translation.ts'

export const clubData: Words<typeof en.clubData> = {
  title: '{club} 在 Slipway 中保存的全部内容',
  lines: {
    tables: 'tables/：每张表有两份，CSV 供电子表格打开，NDJSON（每行一个 JSON 对象）供程序使用。',
    files: 'files/：上传、发布和发送的文件，均以其 SHA-256 命名，表中也以此引用。',
    manifest: 'manifest.json：包含哪些内容（附大小和校验和）、不包含哪些内容及原因（英文）。',
    without: '不含密码、密钥和链接，也不含未向导出者公开的健康数据和运动记录。',
    keep: '此压缩包含有个人数据，包括未成年人的数据。请妥善保管，勿让他人打开，不再需要时请删除。',
  },
  tables: '数据表及行数：',
  files: '文件：{count}',
  unseen: '未向导出者公开健康数据的运动员：{count}',
  parts: {
    people: '成员',
    planning: '计划',
    results: '成绩',
    health: '晨间记录与测试',
    boats: '艇',
    community: '消息与动态',
    recordings: '运动记录',
    settings: '设置',
  },
}

export const ownData: Words<typeof en.ownData> = {
  title: '{name} 在 Slipway 中保存的全部内容',
  lines: {
    folders: 'account/：你的账号。clubs/：各俱乐部中与你有关的内容，以及你上传、发布和发送的文件。',
    tables: '每张表有两份：CSV 供电子表格打开，NDJSON（每行一个 JSON 对象）供程序使用。',
    manifest: 'manifest.json：包含哪些内容，附大小和校验和。',
    without: '不含密码和密钥。',
  },
}
