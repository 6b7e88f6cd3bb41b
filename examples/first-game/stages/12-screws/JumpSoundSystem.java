package com.example.firstgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.ExecutionOrder;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.controls.JumpControlComponent;

@ExecutionOrder(Order.SIMULATION_LATE)
public class JumpSoundSystem implements EntitySystem {

    @Override
    public void update(Engine engine) {
        for (Entity jumper : engine.environment().fetchAllHaving(JumpControlComponent.class)) {
            JumpControlComponent jump = jumper.get(JumpControlComponent.class);
            if (jump.lastActivation.equals(engine.loop().time())) {
                engine.audio().playSound(Sounds.JUMP);
            }
        }
    }
}
