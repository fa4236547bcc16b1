import { mailCard, mailPage, mailParagraph } from '../../pages/mail-page.ts'

type Words = { code: string; asked: string; how: string; life: string; notMine: string }

export const codeMailPage = ({ code, asked, how, life, notMine }: Words) =>
  mailPage({
    title: 'Your Lithe sign-in code',
    heading: 'Your sign-in code',
    content: [
      mailCard(code, 8),
      mailParagraph(asked),
      mailParagraph(how),
      mailParagraph(life),
      mailParagraph(notMine, 'soft'),
    ],
  })
