import { useNavigation } from "react-router";

/** Says 'loading...' while the router fetches the next page. */
export function NavigationProgress() {
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="navigation-progress" role="status">
      {isBusy && <span className="navigation-progress__text">loading...</span>}
    </div>
  );
}
