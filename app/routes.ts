import { index, layout, route, type RouteEntry } from "./route-entries.ts";

/** Pages for whoever works on the site; a production build holds none of them. */
function developmentRoutes() {
  if (process.env.NODE_ENV !== "development") return [];
  return [route("development/components", "routes/development/components.tsx")];
}

/** Every address of the site. Hospitals come from the data folder, so they share one branch. */
export default [
  index("routes/landing.tsx"),
  layout("routes/group-layout.tsx", [
    route("choose_hospital", "routes/choose-hospital.tsx"),
    route("accessibility", "routes/accessibility.tsx", { id: "group-accessibility" }),
    route("what_is_where", "routes/find-service.tsx", { id: "group-find-service" }),
    route("search", "routes/search.tsx", { id: "group-search" }),
    route("pages/:page", "routes/own-page.tsx", { id: "group-own-page" }),
    route("sits_today", "routes/choose-sits-today.tsx"),
    route("check", "routes/check-board.tsx"),
    route("check/:code", "routes/check-board.tsx", { id: "check-code" }),
    route("requests", "routes/hospital/requests.tsx", { id: "group-requests" }),
    route("requests/csv", "routes/hospital/requests-csv.tsx", { id: "group-requests-csv" }),
    route("requests/:subject/:expires/:signature", "routes/hospital/requests-link.tsx", { id: "group-requests-link" }),
  ]),
  route("search/suggestions", "routes/suggestions.tsx", { id: "group-suggestions" }),
  route("redirect", "routes/redirect.tsx"),
  ...developmentRoutes(),
  route(":basePath", "routes/hospital/layout.tsx", [
    layout("routes/hospital/failures.tsx", [
      index("routes/hospital/home.tsx"),
      route("about_us", "routes/hospital/about-us.tsx"),
      route("doctors", "routes/hospital/doctors.tsx"),
      route("doctors/details/:doctorId", "routes/hospital/doctor.tsx"),
      route("doctors/details/:doctorId/sits.ics", "routes/hospital/doctor-calendar.tsx"),
      route("sits_today", "routes/hospital/sits-today.tsx"),
      route("sits_today/print", "routes/hospital/shared-board.tsx", { id: "board-print" }),
      route("sits_today/board", "routes/hospital/shared-board.tsx", { id: "board-screen" }),
      route("sits_today/picture.png", "routes/hospital/shared-board.tsx", { id: "board-picture" }),
      route("department", "routes/hospital/departments.tsx", [
        index("routes/hospital/departments-index.tsx"),
        route(":slug", "routes/hospital/department.tsx"),
      ]),
      route("facilities", "routes/hospital/facilities.tsx"),
      route("facilities/*", "routes/hospital/facility.tsx"),
      route("gallery", "routes/hospital/gallery.tsx"),
      route("news", "routes/hospital/news.tsx"),
      route("news/detail/:newsId", "routes/hospital/news-article.tsx"),
      route("careers", "routes/hospital/careers.tsx"),
      route("careers/detail/:careerId", "routes/hospital/career.tsx"),
      route("testimonials", "routes/hospital/testimonials.tsx"),
      route("testimonials/detail/:id", "routes/hospital/testimonial.tsx"),
      route("contact_us", "routes/hospital/contact-us.tsx"),
      route("appointment", "routes/hospital/appointment.tsx"),
      route("appointment/doctors", "routes/hospital/appointment-doctors.tsx"),
      route("call_me", "routes/hospital/call-me.tsx"),
      route("sent/:kind", "routes/hospital/sent.tsx"),
      route("answer/:subject/:expires/:signature", "routes/hospital/answer.tsx"),
      route("request/:subject/:expires/:signature", "routes/hospital/request.tsx"),
      route("request/:subject/:expires/:signature/code", "routes/hospital/request-code.tsx"),
      route("request/:subject/:expires/:signature/visit.ics", "routes/hospital/request-calendar.tsx"),
      route("requests", "routes/hospital/requests.tsx"),
      route("requests/csv", "routes/hospital/requests-csv.tsx"),
      route("requests/:subject/:expires/:signature", "routes/hospital/requests-link.tsx"),
      route("sittings", "routes/hospital/day.tsx"),
      route("sittings/:subject/:expires/:signature", "routes/hospital/day.tsx", { id: "linked-day" }),
      layout("routes/hospital/desk/layout.tsx", [
        route("desk", "routes/hospital/desk/home.tsx"),
        route("desk/log", "routes/hospital/desk/log.tsx"),
        route("desk/people", "routes/hospital/desk/people.tsx"),
        route("desk/call", "routes/hospital/desk/call.tsx"),
        route("desk/:subject/:expires/:signature", "routes/hospital/desk/link.tsx"),
      ]),
      route("privacy", "routes/hospital/privacy.tsx"),
      route("accessibility", "routes/accessibility.tsx"),
      route("what_is_where", "routes/find-service.tsx"),
      route("search", "routes/search.tsx"),
      route("search/suggestions", "routes/suggestions.tsx"),
      route(":page", "routes/own-page.tsx"),
      route("*", "routes/hospital/not-found.tsx"),
    ]),
  ]),
] satisfies RouteEntry[];
