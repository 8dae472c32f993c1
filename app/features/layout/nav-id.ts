/** Id of the navigation, which the menu button names. */
export const NAV_ID = "site-nav";
