/** The product's name; every title, logo, preview and legal text reads it here. */
export const brand = 'DarkSlide'
export const ownerName = 'DarkSlide'
export const privacyContact = 'privacy@darkslide.app'

/** "{brand} | {title}", unless the title names the brand already. */
export const pageTitle = (title: string) => (title.includes(brand) ? title : `${brand} | ${title}`)
