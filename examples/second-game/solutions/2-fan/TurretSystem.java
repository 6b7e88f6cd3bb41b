package com.example.secondgame;

import dev.screwbox.core.Angle;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.rendering.RenderComponent;

public class TurretSystem implements EntitySystem {

    @Override
    public void update(Engine engine) {
        Entity turret = engine.environment().fetchSingleton(TurretComponent.class);
        Vector aim = engine.mouse().position().subtract(turret.position());
        RenderComponent render = turret.get(RenderComponent.class);
        render.options = render.options.rotation(Angle.ofVector(aim));

        TurretComponent gun = turret.get(TurretComponent.class);
        gun.secondsToReload -= engine.loop().delta();
        if (engine.mouse().isDownLeft() && gun.secondsToReload <= 0 && !aim.isZero()) {
            gun.secondsToReload = 0.2;
            for (int degrees = -10; degrees <= 10; degrees += 10) {
                Vector direction = Angle.degrees(degrees).rotate(aim);
                engine.environment().addEntity(Shot.from(turret.position(), direction));
            }
            engine.audio().playSound(Sounds.SHOT);
        }
    }
}
