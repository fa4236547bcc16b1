import { expect, it } from 'vitest'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { squats, upload } from '../../testing/measurements.ts'
import { newGuest } from '../../testing/new-guest.ts'
import { organisationLink } from '../../testing/organisation-link.ts'

const details = { name: 'Rosa', age: '63', sex: 'Female' }

describeWithApp('saving name, age and sex', testApp => {
  it('stores the details and returns them', async () => {
    const guest = newGuest(testApp())
    const { status, data } = await guest.introduce({ ...details, name: '  Rosa Ní Dhomhnaill 🌱 ' })
    expect(status).toBe(200)
    expect(data.userDetails).toEqual({ ...details, name: 'Rosa Ní Dhomhnaill 🌱' })
    expect((await guest.fetch()).data.userDetails).toEqual(data.userDetails)
  })

  it('stores an undisclosed sex, and scores accordingly', async () => {
    const guest = newGuest(testApp())
    const undisclosed = { ...details, sex: 'Undisclosed' }
    expect((await guest.introduce(undisclosed)).data.userDetails).toEqual(undisclosed)
    expect((await guest.fetch()).data.userDetails).toEqual(undisclosed)
    const measured = upload(squats(12))
    await guest.upload(measured)
    const { data } = await guest.generate({ strength: measured.sessionId }, await organisationLink(testApp()))
    const { freeReportData, fullReportData } = (await guest.read(data.assessmentId)).data
    expect(freeReportData.userSex).toBe('Undisclosed')
    expect(fullReportData?.assessmentBreakdown.strength).toMatchObject({
      basis: expect.stringContaining('Women’s and men’s numbers count equally.'),
    })
  })

  it('stores the seat height until it changes', async () => {
    const guest = newGuest(testApp())
    await guest.introduce({ ...details, seat: 'lower' })
    const { data } = await guest.introduce({ ...details, age: '64' })
    expect(data.userDetails).toEqual({ ...details, age: '64', seat: 'lower' })
    await guest.introduce({ ...details, seat: 'about-43-cm' })
    expect((await guest.fetch()).data.userDetails?.seat).toBe('about-43-cm')
  })

  it('keeps the later of two corrections', async () => {
    const guest = newGuest(testApp())
    await guest.introduce(details)
    await guest.introduce({ ...details, age: '64' })
    expect((await guest.fetch()).data.userDetails?.age).toBe('64')
  })

  it('never mixes two concurrent corrections', async () => {
    const guest = newGuest(testApp())
    const given = [details, { name: 'Emil', age: '81', sex: 'Male' }]
    const answers = await Promise.all(given.map(guest.introduce))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(given).toContainEqual((await guest.fetch()).data.userDetails)
  })

  it.each([
    ['a name with a right-to-left override', { ...details, name: 'Rosa\u202Egpj' }],
    ['a name with invisible characters', { ...details, name: 'Ro\u200bsa' }],
    ['an age below the range', { ...details, age: '11' }],
    ['an age above the range', { ...details, age: '95' }],
    ['an age that is a number, not text', { ...details, age: 63 }],
    ['an age with a fraction', { ...details, age: '63.5' }],
    ['an unknown sex', { ...details, sex: 'male' }],
    ['an unknown seat', { ...details, seat: '43' }],
    ['a name of spaces', { ...details, name: '   ' }],
    ['a name beyond 80 characters', { ...details, name: 'n'.repeat(81) }],
    ['a name with a NUL, which PostgreSQL cannot keep', { ...details, name: 'Ro\0sa' }],
    ['a name with half a surrogate pair', { ...details, name: 'Rosa \uD83C' }],
    ['no details', undefined],
  ])('refuses %s and keeps the earlier values', async (_case, bad) => {
    const guest = newGuest(testApp())
    await guest.introduce(details)
    const { status, error } = await guest.introduce(bad ?? null)
    expect(status).toBe(400)
    expect(error).toBe('malformed')
    expect((await guest.fetch()).data.userDetails).toEqual(details)
  })
})
